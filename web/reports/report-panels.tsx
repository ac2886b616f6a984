import { NumberInput } from '@mantine/core'
import type { Report, ReportFields } from '#contract/reports/report.ts'
import { reportsBackstage as words } from '#messages/reports-backstage.ts'
import { useSay } from '#web/language.ts'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'

export function ReportPanels({ form }: PanelProps<ReportFields, Report>) {
  const say = useSay()
  const field = useField()
  return (
    <>
      <Panel>
        <NumberInput
          {...field('year')}
          label={say(words.year)}
          description={say(words.yearHint)}
          value={form.values.year}
          allowDecimal={false}
          allowNegative={false}
          onChange={typed => form.set('year', Number(typed) || 0)}
        />
      </Panel>
      <PicturePanel title={say(words.cover)} form={form} />
    </>
  )
}
