import { Checkbox, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import type { NewsletterFields } from '#contract/newsletter/newsletter.ts'
import { languageNames } from '#messages/newsletter-recipients.ts'
import { newslettersBackstage as words } from '#messages/newsletters-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import styles from './letter.module.css'

interface Props {
  /** The values in the editor, saved or not. */
  values: NewsletterFields
  /** Id of a saved issue: one that was sent is shown as it was sent. */
  id: number | undefined
  opened: boolean
  onClose: () => void
}

/** Preview of the letter in either language, as HTML and as plain text. */
export function LetterDialog({ values, id, opened, onClose }: Props) {
  const say = useSay()
  return (
    <Modal opened={opened} onClose={onClose} title={say(words.letter)} size="xl">
      <Letters values={values} id={id} />
    </Modal>
  )
}

type Form = 'html' | 'text'

/** Removes the pictures, as most mail programs do until the reader allows them. */
function withoutPictures(html: string): string {
  return html.replace(/(<img\b[^>]*?)\ssrc="[^"]*"/g, '$1')
}

function Letters({ values, id }: Pick<Props, 'values' | 'id'>) {
  const { subject, title, content, plainText, parts, archivesWhenSent } = values
  const say = useSay()
  const [reader, setReader] = useState<Language>(useLanguage())
  const [form, setForm] = useState<Form>('html')
  const [ways, setWays] = useState<string[]>([])
  const issue = { subject, title, content, plainText, parts, archivesWhenSent, id }
  const found = useQuery({
    queryKey: ['newsletter', 'letter', issue],
    queryFn: () => client.newsletter.backstage.previewLetter(issue),
    retry: false,
  })
  const names = say(words.forms)
  return (
    <Stack gap="md">
      <Group gap="md">
        <SegmentedControl
          aria-label={say(words.letterFor)}
          data={(['de', 'en'] as const).map(value => ({ value, label: say(languageNames[value]) }))}
          value={reader}
          onChange={value => setReader(value as Language)}
        />
        <SegmentedControl
          aria-label={say(words.form)}
          data={(['html', 'text'] as const).map(value => ({ value, label: names[value] }))}
          value={form}
          onChange={value => setForm(value as Form)}
        />
      </Group>
      {form === 'html' && (
        <Checkbox.Group label={say(words.seenAs)} value={ways} onChange={setWays}>
          <Group mt="xs" gap="md">
            {(['dark', 'bare', 'narrow'] as const).map(way => (
              <Checkbox key={way} value={way} label={say(words.ways)[way]} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      <QueryState query={found} texts={useQueryTexts()}>
        {letters => {
          const letter = letters[reader]
          if (!letter) return <Text>{say(words.nothingYet)}</Text>
          return (
            <>
              <Text fw={600} lang={letter.language}>
                {letter.subject}
              </Text>
              {form === 'html' ? (
                <iframe
                  className={styles.letter}
                  data-narrow={ways.includes('narrow')}
                  // The framed document uses the colour scheme of its frame.
                  style={{ colorScheme: ways.includes('dark') ? 'dark' : 'light' }}
                  title={say(words.letter)}
                  sandbox=""
                  srcDoc={ways.includes('bare') ? withoutPictures(letter.html) : letter.html}
                />
              ) : (
                <pre className={styles.plain} lang={letter.language}>
                  {letter.text}
                </pre>
              )}
            </>
          )
        }}
      </QueryState>
    </Stack>
  )
}
