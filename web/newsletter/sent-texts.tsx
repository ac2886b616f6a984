import { Stack, Text } from '@mantine/core'
import type { Bilingual, Language } from '#contract/language.ts'
import type { Newsletter } from '#contract/newsletter/newsletter.ts'
import { plainText } from '#contract/richtext.ts'
import { newslettersBackstage as words } from '#messages/newsletters-backstage.ts'
import { useSay } from '#web/language.ts'

/** What was sent, in one language: to be read, for it stays as it is. */
export function SentTexts({ language, item }: { language: Language; item: Newsletter }) {
  const say = useSay()
  const { subject, title, content, plainText: plain } = item
  const texts: [Bilingual<string>, string][] = [
    [words.subject, subject[language]],
    [words.name, title[language]],
    [words.content, plainText(content[language])],
    [words.plainText, plain[language]],
  ]
  return texts.map(
    ([label, text]) =>
      text !== '' && (
        <Stack key={label.en} gap={4}>
          <Text size="sm" fw={600}>
            {say(label)}
          </Text>
          <Text lang={language} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        </Stack>
      ),
  )
}
