import { ActionIcon, Anchor, Group, Switch, Text, Tooltip } from '@mantine/core'
import { IconExternalLink, IconRestore, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { inLanguage } from '#contract/language.ts'
import type { NewsListed } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { records } from '#messages/backstage.ts'
import { newsBackstage } from '#messages/news.ts'
import { shortDayOf, useLanguage, useSay } from '#web/language.ts'
import { useDots } from '#web/records/use-dots.ts'
import type { Column } from '#web/ui/backstage/record-table.tsx'
import { TranslationDots } from '#web/ui/backstage/translation-dots.tsx'

interface Actions {
  isTrash: boolean
  categories: readonly { id: number; label: { de: string; en: string } }[]
  onVisible: (row: NewsListed, isVisible: boolean) => void
  onRemove: (row: NewsListed) => void
  onPutBack: (row: NewsListed) => void
}

/** The columns of the news list. */
export function useNewsColumns(actions: Actions): Column<NewsListed>[] {
  const say = useSay()
  const language = useLanguage()
  const dots = useDots()
  const category = (id: number | null) =>
    actions.categories.find(one => one.id === id)?.label[language] ?? '–'
  return [
    { key: 'title', label: say(records.title), sort: 'title', show: row => <Title row={row} /> },
    {
      key: 'languages',
      label: say(records.languages),
      show: row => <TranslationDots dots={dots(row.translation)} />,
    },
    { key: 'category', label: say(newsBackstage.category), show: row => category(row.categoryId) },
    ...(actions.isTrash ? [] : [visibleColumn(say(records.visible), actions)]),
    {
      key: 'published',
      label: say(records.published),
      sort: 'publishAt',
      show: row => (row.publishAt ? <Day moment={row.publishAt} /> : '–'),
    },
    {
      key: 'updated',
      label: say(records.updated),
      sort: 'updatedAt',
      show: row => (
        <div>
          <Day moment={row.updatedAt} />
          <Text size="xs" c="dimmed">
            {row.updatedBy?.name}
          </Text>
        </div>
      ),
    },
    { key: 'actions', label: '', show: row => <RowActions row={row} actions={actions} /> },
  ]
}

function visibleColumn(label: string, { onVisible }: Actions): Column<NewsListed> {
  return {
    key: 'visible',
    label,
    show: row => (
      <Switch
        aria-label={`${label}: ${row.title.de || row.title.en}`}
        checked={row.isVisible}
        onChange={event => onVisible(row, event.currentTarget.checked)}
      />
    ),
  }
}

function Day({ moment }: { moment: string }) {
  return <time style={{ whiteSpace: 'nowrap' }}>{shortDayOf(moment, useLanguage())}</time>
}

function Title({ row }: { row: NewsListed }) {
  const say = useSay()
  const language = useLanguage()
  const { value, language: spoken } = inLanguage(row.title, language)
  return (
    <Anchor
      component={Link}
      to={addressOf('backstageNewsItem', language, { id: String(row.id) })}
      lang={spoken}
      fw={600}
    >
      {value || say(records.untitled)}
    </Anchor>
  )
}

function RowActions({ row, actions }: { row: NewsListed; actions: Actions }) {
  const say = useSay()
  const language = useLanguage()
  const slug = row.slug[language] || row.slug.de || row.slug.en
  const name = row.title[language] || row.title.de || row.title.en
  const act = actions.isTrash
    ? { label: say(records.restore), icon: IconRestore, run: actions.onPutBack }
    : { label: say(records.remove), icon: IconTrash, run: actions.onRemove }
  return (
    <Group gap={4} wrap="nowrap" justify="end">
      {row.isPublic && (
        <Tooltip label={say(records.viewPublic)}>
          <ActionIcon
            component="a"
            href={addressOf('newsItem', language, { slug })}
            variant="subtle"
            size="lg"
            aria-label={`${say(records.viewPublic)}: ${name}`}
          >
            <IconExternalLink size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={act.label}>
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={`${act.label}: ${name}`}
          onClick={() => act.run(row)}
        >
          <act.icon size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}
