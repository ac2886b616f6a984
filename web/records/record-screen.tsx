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

/** What the texts of a record in one language are given. */
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
  /** By which its fields are marked. */
  declared: Declared
  /** The fields of an empty record. */
  blank: F
  names: FieldNames
  /** What a field inside another is called, where `names` does not say it. */
  partName?: (field: string, values: F) => Bilingual<string> | null
  /** What a record without a title is called. */
  nameOf?: (values: F) => string
  /** What its slug is made from while none is typed, where that is not its title; null where it has none of its own. */
  slugFrom?: (values: F, language: Language) => string | null
  /** The fields in which its words are. */
  texts: readonly (keyof Item & string)[]
  /** Its texts in one language; its slug follows them. */
  Texts: ComponentType<TextsProps<F, Item>>
  /** What belongs to both languages, above and below the texts. */
  above?: (editing: PanelProps<F, Item>) => ReactNode
  below?: (editing: PanelProps<F, Item>) => ReactNode
  /** Why the reader may look at one and not change it; null where they may change it. */
  refusalOf?: (item: Item) => Bilingual<string> | null
  /** What a save has done beside; null where there is nothing to tell. */
  told?: (saved: Item, before: Item | null) => Bilingual<string> | null
  /** What follows the editor of one that is kept. */
  after?: (item: Item) => ReactNode
}

/** One record, by the id in the address: to be changed, or to be put back from the trash. Without an id a new one. */
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
    // What somebody is editing is not replaced under their hands; a save says if it is stale.
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
