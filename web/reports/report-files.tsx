import { Checkbox, SimpleGrid, Stack, Text } from '@mantine/core'
import { reportsFolder } from '#contract/files/file.ts'
import { languages } from '#contract/language.ts'
import type { Report, ReportFields } from '#contract/reports/report.ts'
import { reportsBackstage as words } from '#messages/reports-backstage.ts'
import { useSay } from '#web/language.ts'
import { FileField } from '#web/media/file-field.tsx'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { RecordForm } from '#web/records/use-record-form.ts'

const labels = {
  de: { pdf: words.pdfDe, accessible: words.isAccessibleDe },
  en: { pdf: words.pdfEn, accessible: words.isAccessibleEn },
}

/** The PDF in each language, and whether it is accessible. */
export function ReportFiles({ form: { values, update } }: { form: RecordForm<ReportFields, Report> }) {
  const say = useSay()
  const field = useField()
  return (
    <Panel title={say(words.files)}>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {languages.map(one => (
          <Stack key={one} gap="xs">
            <FileField
              {...field(`pdfIds.${one}`)}
              label={say(labels[one].pdf)}
              kind="pdf"
              folder={reportsFolder}
              accept="application/pdf"
              value={values.pdfIds[one]}
              onChange={id => update('pdfIds', now => ({ ...now, [one]: id }))}
            />
            <Checkbox
              label={say(labels[one].accessible)}
              checked={values.isAccessible[one]}
              disabled={values.pdfIds[one] === null}
              onChange={({ currentTarget: { checked } }) =>
                update('isAccessible', now => ({ ...now, [one]: checked }))
              }
            />
          </Stack>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="sm">
        {say(words.accessibleHint)}
      </Text>
    </Panel>
  )
}
