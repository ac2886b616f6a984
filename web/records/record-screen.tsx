import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Bilingual, Language } from '#contract/language.ts'
import { type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import type { TranslationState } from '#contract/translation.ts'
import { type FieldNames, fieldName } from '#messages/field-names.ts'
import { screenTitle } from '#messages/screen-titles.ts'
import { useSay } from '#web/language.ts'
import { isGone, NotFound } from '#web/shell/backstage-refusals.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { useScreenParameters } from '#web/shell/use-screen-parameters.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { BilingualColumns } from './bilingual-columns.tsx'
import { EditorPart } from './editor-part.tsx'
import { InTrash, type RecordInTrash } from './in-trash.tsx'
import { ReadOnly } from './read-only.tsx'
import type { RecordClient } from './record-client.ts'
import { RecordEditor } from './record-editor.tsx'
import { type OwnPanels, type PanelProps, RecordSide } from './record-side.tsx'
import { SlugField } from './slug-field.tsx'
import { UndescribedDialog } from './undescribed-dialog.tsx'
import { useEditor } from './use-editor.ts'
import type { Declared } from './use-needed.ts'
import type { Keeper } from './use-texts.ts'

/** Props of the component that edits the texts of a record in one language. */
export interface TextsProps<F extends object, Item extends F & RecordInTrash & { version: number }>
  extends PanelProps<F, Item> {
  language: Language
}

type Kept = RecordInTrash & {
  version: number
  isPublic: boolean
  slug: { de: string; en: string }
  translation: Bilingual<TranslationState>
}

interface Props<F extends object, Item extends F & Kept, Shown> extends OwnPanels<F, Item, Shown> {
  kind: RecordKindName
  calls: RecordClient<F, Item> & {
    draft: (given: F & { id?: number; language: Language }) => Promise<Shown>
    slug: Parameters<typeof SlugField>[0]['calls']['slug']
  }
  /** Determines which fields are marked as required. */
  declared: Declared
  /** The fields of an empty record. */
  blank: F
  names: FieldNames
  /** Name of a nested field that `names` does not list. */
  partName?: (field: string, values: F) => Bilingual<string> | null
  /** Title of a record that has no `title` field. */
  nameOf?: (values: F) => string
  /**
   * Source of the slug while none is typed, by default the title; null if the record has no slug of its own.
   */
  slugFrom?: (values: F, language: Language) => string | null
  /** The fields that hold its texts. */
  texts: readonly (keyof Item & string)[]
  /** Edits the texts in one language; the slug field follows them. */
  Texts: ComponentType<TextsProps<F, Item>>
  /** Fields of both languages, above and below the texts. */
  above?: (editing: PanelProps<F, Item>) => ReactNode
  below?: (editing: PanelProps<F, Item>) => ReactNode
  /** Why the user may view a record but not change it; null if they may. */
  refusalOf?: (item: Item) => Bilingual<string> | null
  /** Message about a side effect of the save; null if there is none. */
  messageOf?: (saved: Item, before: Item | null) => Bilingual<string> | null
  /** Content below the editor of a saved record. */
  after?: (item: Item) => ReactNode
}

/**
 * The editor of the record whose id is in the URL, or its view in the trash. Without an id, of a new record.
 */
export function RecordScreen<F extends object, Item extends F & Kept, Shown>(props: Props<F, Item, Shown>) {
  const { id } = useScreenParameters()
  return id === undefined ? <Editor {...props} item={null} /> : <Stored {...props} id={Number(id)} />
}

function Stored<F extends object, Item extends F & Kept, Shown>({
  id,
  ...props
}: Props<F, Item, Shown> & { id: number }) {
  const { kind, calls } = props
  const item = useQuery({
    queryKey: [kind, 'item', id],
    queryFn: () => calls.find({ id }),
    // Does not refetch while the user is editing; a stale version is detected when saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const texts = useQueryTexts()
  const fieldLabel = useFieldLabel(props)
  if (isGone(item.error)) return <NotFound />
  return (
    <QueryState query={item} texts={texts}>
      {found => {
        const why = props.refusalOf?.(found)
        if (why) return <ReadOnly {...props} {...{ item: found, why, fieldLabel }} />
        if (found.deletedAt) return <InTrash {...props} item={found} fieldLabel={fieldLabel} />
        return <Editor key={found.id} {...props} item={found} />
      }}
    </QueryState>
  )
}

function Editor<F extends object, Item extends F & Kept, Shown>(
  props: Props<F, Item, Shown> & { item: Item | null },
) {
  const { kind, calls, declared, nameOf, Texts, above, below, after, isFixed } = props
  const say = useSay()
  const { form, item, isLeaving, others, descriptions } = useEditor<F, Item>(props)
  const labelIn = useFieldLabel(props)
  const fieldLabel = (field: string) => labelIn(field, form.values)
  const pages = recordKinds[kind]
  const slugFrom = props.slugFrom ?? titleOf
  return (
    <>
      <RecordEditor
        {...{ form, declared, item, isLeaving, others, fieldLabel }}
        isFixed={item !== null && isFixed?.(item) === true}
        newTitle={say(screenTitle(`${pages.backstage}Create`))}
        {...(nameOf && { nameOf })}
        side={<RecordSide {...{ ...props, form, item, fieldLabel, say }} />}
      >
        <EditorPart>{above?.({ form, item })}</EditorPart>
        <BilingualColumns translation={item?.translation ?? null}>
          {language => {
            const title = slugFrom(form.values, language)
            const keeper = form as unknown as Keeper<{ slug: Bilingual<string> }>
            return (
              <>
                <Texts {...{ language, form, item }} />
                {title !== null && <SlugField {...{ language, title, item, calls, form: keeper }} />}
              </>
            )
          }}
        </BilingualColumns>
        <EditorPart>{below?.({ form, item })}</EditorPart>
      </RecordEditor>
      {item && after?.(item)}
      <UndescribedDialog {...descriptions} />
    </>
  )
}

function titleOf(values: object, language: Language): string {
  return (values as { title?: Bilingual<string> }).title?.[language] ?? ''
}

function useFieldLabel<F extends object>({
  names,
  partName,
}: {
  names: FieldNames
  partName?: (field: string, values: F) => Bilingual<string> | null
}) {
  const say = useSay()
  return (field: string, values: F) => say(partName?.(field, values) ?? fieldName(names, field))
}
