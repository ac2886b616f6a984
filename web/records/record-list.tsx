import { Button } from '@mantine/core'
import { IconArrowLeft, IconExternalLink, IconRestore, IconTrash, IconTrashX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { List } from '#contract/fields.ts'
import { type Bilingual, inLanguage, type Language } from '#contract/language.ts'
import { addressOf, type PageName } from '#contract/pathnames.ts'
import { publicAddressOf, type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import { records } from '#messages/backstage.ts'
import { type FieldNames, fieldName } from '#messages/field-names.ts'
import { screenTitle } from '#messages/screen-titles.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { ListColumn, ListDeclaration, ListFilter, RowAction } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { useAskFirst } from '#web/lists/use-ask-first.ts'
import { useBulk } from '#web/lists/use-bulk.ts'
import { useListQuery } from '#web/lists/use-list-query.ts'
import { recordActions } from './record-actions.ts'
import type { RecordClient } from './record-client.ts'
import { type ListedRecord, recordColumns } from './record-columns.tsx'
import { titleIn } from './title-in.ts'
import { useVisibility } from './use-visibility.ts'

interface Calls<Row> extends Pick<RecordClient<never, never>, 'bulk' | 'uses'> {
  list: (asked: never) => Promise<List<Row>>
  setVisibility: (wish: { id: number; isVisible: boolean }) => Promise<unknown>
}

interface Own<Row extends ListedRecord> extends Pick<ListDeclaration<Row>, 'count' | 'failed' | 'isPart'> {
  kind: RecordKindName
  calls: Calls<Row>
  /** Title of the list, if it differs from the screen's title. */
  title?: Bilingual<string>
  words: {
    /** Label of the button for a new record; without it none can be created here. */
    create?: Bilingual<string>
    empty: Bilingual<string>
    emptyLead?: Bilingual<string>
  }
  /** Field names for error messages. */
  names: FieldNames
  /** Name of a nested field that `names` does not list. */
  partName?: (field: string) => Bilingual<string> | null
  /** Default sort order; `-updatedAt` if absent. */
  sort?: string
  /** Further columns after the languages. */
  columns?: readonly ListColumn<Row>[]
  /** Further filters after the state. */
  filters?: readonly ListFilter[]
  /** Further actions on a row outside the trash. */
  rowActions?: (row: Row) => readonly RowAction[]
  /** Further bulk actions outside the trash. */
  bulk?: ListDeclaration<Row>['bulk']
  /** The warning before deletion, where more is lost than incoming links. */
  losing?: Parameters<typeof recordActions>[2]
  /** Further buttons beside the trash button. */
  tools?: ReactNode
  /** Public address of a row, where `isPublic` is not enough to determine it; null for none. */
  publicAddress?: (row: Row) => string | null
}

/** The list of a kind of record, and its trash. */
export function RecordList<Row extends ListedRecord & { slug: { de: string; en: string } }>(own: Own<Row>) {
  const { kind, calls, names, partName } = own
  const say = useSay()
  const language = useLanguage()
  const isTrash = useListQuery([]).filter('trash') === '1'
  const { mutateAsync: setVisibility } = useVisibility({
    kind,
    setVisibility: calls.setVisibility,
    fieldLabel: field => say(partName?.(field) ?? fieldName(names, field)),
  })
  const { show, hide, remove, putBack, erase } = recordActions<Row>(kind, calls, own.losing)
  const askFirst = useAskFirst()
  const columns = recordColumns(kind, ({ id }, isVisible) => {
    void askFirst(isVisible ? show : hide, [id], () => setVisibility({ id, isVisible }))
  })
  const { start } = useBulk<Row>(kind)
  const states = Object.entries(say(records.states)).flatMap(([value, label]) =>
    value === 'all' ? [] : [{ value, label }],
  )
  const nameOf = (row: Row) => inLanguage(titleIn(row), language).value || say(records.untitled)
  const removeOne = (row: Row): RowAction => ({
    label: records.remove,
    icon: IconTrash,
    run: () => start(remove, [row]),
  })
  const addressIn = (row: Row) => (row.isPublic ? publicAddressOf(kind, row, language) : null)
  const inTrash: Partial<ListDeclaration<Row>> = {
    title: records.trash,
    lead: records.trashLead,
    empty: { title: records.trashEmpty },
    columns: [columns.title, columns.languages, ...(own.columns ?? []), columns.deleted],
    sort: '-deletedAt',
    filters: [],
    always: { trash: '1' },
    bulk: [putBack, erase],
    rowActions: row => [
      { label: records.restore, icon: IconRestore, run: () => start(putBack, [row]) },
      { label: records.erase, icon: IconTrashX, isDangerous: true, run: () => start(erase, [row]) },
    ],
  }
  const list: ListDeclaration<Row> = {
    ...own,
    ...listTexts(own, language),
    call: calls.list,
    columns: [
      ...[columns.title, columns.languages, ...(own.columns ?? [])],
      ...[columns.visible, columns.published, columns.updated],
    ],
    sort: own.sort ?? '-updatedAt',
    filters: [
      { name: 'state', label: records.stateOfRecord, is: 'one', options: states },
      ...(own.filters ?? []),
      { name: 'updated', label: records.updated, is: 'days' },
    ],
    nameOf,
    tools: (
      <>
        {!isTrash && own.tools}
        <TrashButton isTrash={isTrash} />
      </>
    ),
    bulk: [show, hide, ...(own.bulk ?? []), remove],
    rowActions: row => [
      ...viewOf(own.publicAddress ? own.publicAddress(row) : addressIn(row)),
      ...(own.rowActions?.(row) ?? []),
      removeOne(row),
    ],
    ...(isTrash && inTrash),
  }
  return <ListScreen key={String(isTrash)} list={list} />
}

/** The title, the texts for an empty list, and the link to create a record. */
function listTexts<Row extends ListedRecord>({ kind, title, words }: Own<Row>, language: Language) {
  const { list, backstage } = recordKinds[kind]
  const { create: label, empty, emptyLead } = words
  const address = addressOf(`${backstage}Create` as PageName, language)
  return {
    name: `${kind}.backstage.list`,
    title: title ?? screenTitle(list),
    empty: { title: empty, ...(emptyLead && { lead: emptyLead }) },
    ...(label && { create: { label, address } }),
  }
}

function viewOf(href: string | null): RowAction[] {
  return href === null ? [] : [{ label: records.viewPublic, icon: IconExternalLink, href }]
}

function TrashButton({ isTrash }: { isTrash: boolean }) {
  const say = useSay()
  const query = useListQuery([])
  const Sign = isTrash ? IconArrowLeft : IconTrash
  return (
    <Button
      variant="default"
      leftSection={<Sign size={18} aria-hidden />}
      onClick={() => query.show(isTrash ? '' : 'trash=1')}
    >
      {say(isTrash ? records.leaveTrash : records.trash)}
    </Button>
  )
}
