import { Anchor, Switch, Text } from '@mantine/core'
import { Link } from 'react-router'
import { type Bilingual, inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import type { TranslationState } from '#contract/translation.ts'
import type { Visibility } from '#contract/visibility.ts'
import { records } from '#messages/backstage.ts'
import { shortDayOf, useLanguage, useSay } from '#web/language.ts'
import type { ListColumn } from '#web/lists/list-declaration.ts'
import { TranslationDots } from '#web/ui/backstage/translation-dots.tsx'
import { titleIn } from './title-in.ts'
import { useDots } from './use-dots.ts'

/** The fields of a row in the list of any translated and published kind of record. */
export interface ListedRecord extends Visibility {
  id: number
  title?: Bilingual<string> | string
  /** Set where the kind has a name instead of a title. */
  name?: Bilingual<string>
  translation: Bilingual<TranslationState>
  isPublic: boolean
  createdAt: string
  updatedAt: string
  updatedBy: { name: string } | null
  deletedAt: string | null
  deletedBy: { name: string } | null
}

type Columns = Record<
  'title' | 'languages' | 'visible' | 'published' | 'updated' | 'deleted',
  ListColumn<ListedRecord>
>

/** The columns common to all kinds of records; each list picks some of them. */
export function recordColumns(
  kind: RecordKindName,
  onVisible: (row: ListedRecord, isVisible: boolean) => void,
): Columns {
  return {
    title: {
      key: 'title',
      label: records.title,
      sort: 'title',
      show: row => <TitleOf kind={kind} row={row} />,
    },
    languages: { key: 'languages', label: records.languages, show: row => <Languages row={row} /> },
    visible: {
      key: 'visible',
      label: records.visible,
      show: row => <VisibleSwitch row={row} onVisible={onVisible} />,
    },
    published: {
      key: 'published',
      label: records.published,
      sort: 'publishAt',
      // The date shown on the website: without `publishAt` the date of creation.
      show: row => <Day moment={row.publishAt ?? (row.isVisible ? row.createdAt : null)} />,
    },
    updated: {
      key: 'updated',
      label: records.updated,
      sort: 'updatedAt',
      show: row => <Day moment={row.updatedAt} by={row.updatedBy?.name} />,
    },
    deleted: {
      key: 'deleted',
      label: records.deleted,
      sort: 'deletedAt',
      show: row => <Day moment={row.deletedAt} by={row.deletedBy?.name} />,
    },
  }
}

function TitleOf({ kind, row }: { kind: RecordKindName; row: ListedRecord }) {
  const say = useSay()
  const language = useLanguage()
  const { value, language: spoken } = inLanguage(titleIn(row), language)
  return (
    <Anchor
      component={Link}
      to={addressOf(recordKinds[kind].backstage, language, { id: String(row.id) })}
      lang={spoken}
      fw={600}
    >
      {value || say(records.untitled)}
    </Anchor>
  )
}

function Languages({ row }: { row: ListedRecord }) {
  return <TranslationDots dots={useDots()(row.translation)} />
}

interface VisibleProps {
  row: ListedRecord
  onVisible: (row: ListedRecord, isVisible: boolean) => void
}

/** The visibility switch, with the reason if it is on but the record is not public. */
function VisibleSwitch({ row, onVisible }: VisibleProps) {
  const say = useSay()
  const language = useLanguage()
  const { publishAt, isVisible } = row
  const title = inLanguage(titleIn(row), language).value
  const isLater = publishAt !== null && new Date(publishAt) > new Date()
  const why = isLater ? `${say(records.appears)} ${shortDayOf(publishAt, language)}` : say(records.ended)
  return (
    <div>
      <Switch
        aria-label={`${say(records.visible)}: ${title}`}
        checked={isVisible}
        onChange={event => onVisible(row, event.currentTarget.checked)}
      />
      {isVisible && !row.isPublic && (isLater || row.unpublishAt) && (
        <Text size="xs" c="var(--warn)">
          {why}
        </Text>
      )}
    </div>
  )
}

function Day({ moment, by }: { moment: string | null; by?: string | undefined }) {
  const language = useLanguage()
  if (!moment) return '–'
  return (
    <div>
      <time style={{ whiteSpace: 'nowrap' }}>{shortDayOf(moment, language)}</time>
      {by && (
        <Text size="xs" c="dimmed">
          {by}
        </Text>
      )}
    </div>
  )
}
