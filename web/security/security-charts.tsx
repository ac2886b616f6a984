import { SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { locales, timeZone } from '#contract/language.ts'
import type { SecurityFigureName } from '#contract/security/figures.ts'
import { security } from '#messages/security.ts'
import { figureNames, figureWords as words } from '#messages/security-figures.ts'
import { Chart } from '#web/charts/chart.tsx'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import styles from './security.module.css'

const charts = [
  [words.logins, ['logins', 'failedLogins', 'locks']],
  [words.refused, ['overLimit', 'fromBlockedAddress', 'addressesBlocked']],
  [words.mails, ['mailsSent', 'mailsFailed']],
] as const satisfies [object, SecurityFigureName[]][]

/** Charts of security metrics for the last 24 hours or 30 days. */
export function SecurityCharts() {
  const say = useSay()
  const language = useLanguage()
  const [span, setSpan] = useState<'byHour' | 'byDay'>('byHour')
  const found = useQuery({
    queryKey: ['security', 'list', 'metrics'],
    queryFn: () => client.security.metrics({}),
  })
  const label = new Intl.DateTimeFormat(locales[language], {
    ...(span === 'byHour' ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'numeric' }),
    timeZone,
  })
  return (
    <Stack component="section" gap="md" aria-labelledby="security-figures">
      <Title order={2} size="h3" id="security-figures">
        {say(words.title)}
      </Title>
      <Text>{say(words.lead)}</Text>
      <SegmentedControl
        aria-label={say(words.span)}
        value={span}
        onChange={value => setSpan(value === 'byDay' ? 'byDay' : 'byHour')}
        data={[
          { value: 'byHour', label: say(words.hours) },
          { value: 'byDay', label: say(words.days) },
        ]}
        className={styles.span}
      />
      <QueryState query={found} texts={useQueryTexts(security.fetchFailed)}>
        {metrics => (
          <div className={styles.charts}>
            {charts.map(([caption, names]) => (
              <Chart
                key={caption.en}
                kind="columns"
                caption={say(caption)}
                labelHead={say(span === 'byHour' ? words.hour : words.day)}
                labels={metrics[span].map(({ at }) => label.format(new Date(at)))}
                series={names.map(name => ({
                  name: say(figureNames[name]),
                  values: metrics[span].map(({ counts }) => counts[name]),
                }))}
              />
            ))}
          </div>
        )}
      </QueryState>
    </Stack>
  )
}
