import { Anchor, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Language, locales, timeZone } from '#contract/language.ts'
import { addressOf, type PageName, pathnames } from '#contract/pathnames.ts'
import type { PageViews } from '#contract/site/page-view.ts'
import { namesOfPages, viewsTexts } from '#messages/views.ts'
import { Chart } from '#web/charts/chart.tsx'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import styles from './views-chart.module.css'

/** The page views of the last days as bars, with the pages that were read and the referrers. */
export function ViewsChart() {
  const say = useSay()
  const language = useLanguage()
  const found = useQuery({ queryKey: ['views'], queryFn: () => client.site.views({}) })
  if (!found.data) return null
  const { days, pages, referrers } = found.data
  return (
    <section aria-labelledby="views">
      <Title order={2} size="h3" id="views" mb="sm">
        {say(viewsTexts.title)}
      </Title>
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
        <Paper withBorder p="md" radius="lg" bg="var(--surface)" style={{ gridColumn: '1 / -1' }}>
          <Days days={days} />
        </Paper>
        <Counts
          title={say(viewsTexts.pages)}
          rows={pages.map(row => ({ ...placeOf(row, language), views: row.views }))}
        />
        <Counts
          title={say(viewsTexts.referrers)}
          rows={referrers.map(({ referrer, views }) => ({ name: referrer, views }))}
        />
      </SimpleGrid>
    </section>
  )
}

interface Place {
  name: string
  /** Address of the public page, if there is one. */
  address?: string
}

function placeOf({ page, record }: PageViews['pages'][number], language: Language): Place {
  if (record) return { name: record.title, address: record.address }
  const known = page as PageName
  const name = namesOfPages[known]?.[language] ?? page
  const isOne = page in pathnames && !/[:*]/.test(pathnames[known].path[language])
  return isOne ? { name, address: addressOf(known, language) } : { name }
}

function Days({ days }: Pick<PageViews, 'days'>) {
  const say = useSay()
  const language = useLanguage()
  const total = days.reduce((sum, { views }) => sum + views, 0)
  const format = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone })
  return (
    <Chart
      kind="columns"
      labelHead={say(viewsTexts.day)}
      labels={days.map(({ day }) => format.format(new Date(`${day}T12:00:00Z`)))}
      series={[{ name: say(viewsTexts.views), values: days.map(({ views }) => views) }]}
      caption={
        <>
          <Text span fw={600} size="xl">
            {total.toLocaleString(locales[language])}
          </Text>{' '}
          {say(viewsTexts.inThirtyDays)}
        </>
      }
    />
  )
}

function Counts({ title, rows }: { title: string; rows: (Place & { views: number })[] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Paper withBorder p="md" radius="lg" bg="var(--surface)">
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      {rows.length === 0 && <Text c="dimmed">{say(viewsTexts.none)}</Text>}
      <ul className={styles.counts}>
        {rows.map(({ name, address, views }) => (
          <li key={address ?? name}>
            <span>{address ? <Anchor href={address}>{name}</Anchor> : name}</span>
            <span>{views.toLocaleString(locales[language])}</span>
          </li>
        ))}
      </ul>
    </Paper>
  )
}
