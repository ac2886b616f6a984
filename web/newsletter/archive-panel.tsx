import { Switch } from '@mantine/core'
import type { Newsletter, NewsletterFields } from '#contract/newsletter/newsletter.ts'
import { newslettersBackstage as words } from '#messages/newsletters-backstage.ts'
import { useSay } from '#web/language.ts'
import { Panel } from '#web/records/panel.tsx'
import { RecordVisibilityPanel } from '#web/records/publication-panel.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'

/** Whether an issue is in the archive of the website, or will be after it is sent. */
export function ArchivePanel({ form, item }: PanelProps<NewsletterFields, Newsletter>) {
  const say = useSay()
  const { values, set } = form
  if (!item?.sentAt)
    return (
      <Panel title={say(words.archive)}>
        <Switch
          label={say(words.archives)}
          description={say(words.archivesHint)}
          checked={values.archivesWhenSent}
          disabled={Boolean(item?.sendAfter)}
          onChange={event => set('archivesWhenSent', event.currentTarget.checked)}
        />
      </Panel>
    )
  return (
    <RecordVisibilityPanel
      kind="newsletter"
      item={item}
      values={values}
      onVisible={isVisible => set('isVisible', isVisible)}
      onDate={set}
    />
  )
}
