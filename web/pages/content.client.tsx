import { Anchor, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconPlus, IconSearch, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { inLanguage } from '#contract/language.ts'
import type { PageListed } from '#contract/pages/page.ts'
import { categories } from '#contract/pages/places.ts'
import { addressOf } from '#contract/pathnames.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { records } from '#messages/backstage.ts'
import { categoryNames } from '#messages/categories.ts'
import { fetching } from '#messages/fetching.ts'
import { pageCount, pagesBackstage } from '#messages/pages-backstage.ts'
import { client } from '#web/client.ts'
import { shortDayOf, useLanguage, useSay } from '#web/language.ts'
import { useListQuery } from '#web/lists/use-list-query.ts'
import { useDots } from '#web/records/use-dots.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { TranslationDots } from '#web/ui/backstage/translation-dots.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import styles from './content-tree.module.css'
import { PagesInTrash } from './pages-in-trash.tsx'

/** All content pages by section, with the state of their translations; or those in the trash. */
export default function ContentTree() {
  const isTrash = useListQuery([]).filter('trash') === '1'
  return isTrash ? <PagesInTrash /> : <PagesByPart />
}

function PagesByPart() {
  const say = useSay()
  const language = useLanguage()
  const query = useListQuery([])
  const texts = useQueryTexts(fetching.content)
  const found = useQuery({
    queryKey: ['pages', 'list', 'tree'],
    queryFn: () => client.pages.backstage.tree({}),
  })
  return (
    <Stack gap="md">
      <ScreenHead
        title={say(pagesBackstage.title)}
        under={<Text c="dimmed">{found.data ? say(pageCount(found.data.count)) : ' '}</Text>}
      >
        <Button
          component={Link}
          to={addressOf('backstageContentPageCreate', language)}
          leftSection={<IconPlus size={18} aria-hidden />}
        >
          {say(pagesBackstage.create)}
        </Button>
      </ScreenHead>
      <Group justify="space-between">
        <TextInput
          aria-label={say(pagesBackstage.find)}
          placeholder={say(pagesBackstage.find)}
          leftSection={<IconSearch size={18} aria-hidden />}
          defaultValue={query.q}
          onChange={event => query.set({ q: event.currentTarget.value || undefined })}
          w={{ base: '100%', xs: 260 }}
        />
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => query.show('trash=1')}
        >
          {say(records.trash)}
        </Button>
      </Group>
      <QueryState query={found} texts={texts}>
        {({ rows }) => <Tree rows={rows.filter(row => isNamed(row, query.q))} />}
      </QueryState>
    </Stack>
  )
}

function isNamed({ title, page, slug }: PageListed, words: string): boolean {
  const text = [title.de, title.en, page, slug.de, slug.en].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}

function Tree({ rows }: { rows: PageListed[] }) {
  const say = useSay()
  if (rows.length === 0) return <EmptyState title={say(pagesBackstage.noneFound)} />
  return categories.map(category => {
    const pages = rows.filter(row => row.category === category)
    if (pages.length === 0) return null
    return (
      <section key={category} aria-labelledby={`part-${category}`}>
        <Title order={2} size="h4" id={`part-${category}`} mb="xs">
          {say(categoryNames[category])}
        </Title>
        <ul className={styles.pages}>
          {pages.map(page => (
            <li key={page.id}>
              <Row page={page} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function Row({ page }: { page: PageListed }) {
  const say = useSay()
  const language = useLanguage()
  const dots = useDots()
  const { value, language: spoken } = inLanguage(page.title, language)
  return (
    <>
      <div className={styles.name}>
        <Anchor
          component={Link}
          to={addressOf('backstageContentPage', language, { id: String(page.id) })}
          lang={spoken}
          fw={600}
        >
          {value || say(records.untitled)}
        </Anchor>
        <Text size="sm" c="dimmed">
          {publicAddressOf('pages', page, language)}
        </Text>
      </div>
      <Text size="sm" c="var(--warn)">
        {page.isPublic ? '' : say(pagesBackstage.hidden)}
      </Text>
      <TranslationDots dots={dots(page.translation)} />
      <Text size="sm" c="dimmed" className={styles.day}>
        {shortDayOf(page.updatedAt, language)}
      </Text>
    </>
  )
}
