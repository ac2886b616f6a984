import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { fillFromOtherLanguage, hasTextsToFill } from '#contract/fill-texts.ts'
import { type Bilingual, type Language, languages } from '#contract/language.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import type { TranslationState } from '#contract/translation.ts'
import { backstage, records } from '#messages/backstage.ts'
import { hasChanged, takeTextsOver, translations as texts } from '#messages/translations.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { ChangedSinceDrawer } from './changed-since-drawer.tsx'
import { merged } from './form-values.ts'
import { LanguageDot } from './language-dot.tsx'
import { Panel } from './panel.tsx'
import type { RecordClient } from './record-client.ts'
import type { RecordForm } from './use-record-form.ts'

interface Translated {
  id: number
  version: number
  translation: Bilingual<TranslationState>
}

interface Props<F extends object, Item extends F & Translated> {
  kind: RecordKindName
  calls: Pick<RecordClient<never, Item>, 'changedSince' | 'markCurrent'>
  /** Null for a new record. */
  item: Item | null
  form: RecordForm<F, Item>
  fieldLabel: (field: string) => string
}

/** The translation state of each language, with the actions for an outdated one. */
export function TranslationPanel<F extends object, Item extends F & Translated>(props: Props<F, Item>) {
  const say = useSay()
  const { item, form } = props
  const shown = item ? languages : languages.filter(language => hasTextsToFill(form.values, language))
  if (shown.length === 0) return null
  return (
    <Panel title={say(texts.title)}>
      <Stack gap="md">
        {shown.map(language => (
          <Stack key={language} gap="xs" align="start">
            {item && (
              <Text size="sm" component="div">
                {say(records.languageNames)[language]}{' '}
                <LanguageDot language={language} translation={item.translation} />
              </Text>
            )}
            {item?.translation[language] === 'outdated' && (
              <Outdated {...props} item={item} language={language} />
            )}
            {hasTextsToFill(form.values, language) && <Fill form={form} language={language} />}
          </Stack>
        ))}
      </Stack>
    </Panel>
  )
}

/** An outdated language: shows what changed in the other one, or marks this one as up to date. */
function Outdated<F extends object, Item extends F & Translated>({
  kind,
  calls,
  item,
  form,
  fieldLabel,
  language,
}: Props<F, Item> & { item: Item; language: Language }) {
  const say = useSay()
  const [isOpen, drawer] = useDisclosure(false)
  const { id, version } = item
  const mark = useMutation({
    mutationFn: () => calls.markCurrent({ id, language, version }),
    onSuccess: saved => {
      form.keep(saved)
      drawer.close()
      toast.done(say(texts.marked))
    },
    onError: error => toast.failed(textOf(error)),
  })
  const markButton = (
    <Button size="xs" loading={mark.isPending} onClick={() => mark.mutate()}>
      {say(texts.mark)}
    </Button>
  )
  return (
    <>
      <Text size="sm">{say(hasChanged(language))}</Text>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={drawer.open}>
          {say(texts.see)}
        </Button>
        {markButton}
      </Group>
      <ChangedSinceDrawer
        opened={isOpen}
        onClose={drawer.close}
        name={[kind, id, 'changed since', language, version]}
        language={language}
        ask={() => calls.changedSince({ id, language })}
        fieldLabel={fieldLabel}
      >
        {markButton}
      </ChangedSinceDrawer>
    </>
  )
}

function Fill<F extends object, Item extends F & Translated>({
  form,
  language,
}: {
  form: RecordForm<F, Item>
  language: Language
}) {
  const say = useSay()
  const fill = () => {
    const before = form.enter(now => fillFromOtherLanguage(now, language))
    toast.undo(say(texts.takenOver), say(backstage.undo), () =>
      form.enter(now => merged(fillFromOtherLanguage(before, language), now, before)),
    )
  }
  return (
    <>
      <Button size="xs" variant="default" onClick={fill}>
        {say(takeTextsOver(language))}
      </Button>
      <Text size="xs" c="dimmed">
        {say(texts.takeOverLead)}
      </Text>
    </>
  )
}
