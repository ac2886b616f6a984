import type { ComponentType, ReactNode } from 'react'
import type { Bilingual, Language } from '#contract/language.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import type { TranslationState } from '#contract/translation.ts'
import type { Visibility } from '#contract/visibility.ts'
import type { Preview } from '#web/shell/preview.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { KeptPanels } from './kept-panels.tsx'
import { LivePreview } from './live-preview.tsx'
import { PublicationPanel } from './publication-panel.tsx'
import type { RecordClient } from './record-client.ts'
import { TranslationPanel } from './translation-panel.tsx'
import type { RecordForm } from './use-record-form.ts'

interface Stored {
  id: number
  version: number
  isPublic: boolean
  slug: { de: string; en: string }
  translation: Bilingual<TranslationState>
}

/** What panels are given: a record in its editor. */
export interface PanelProps<F extends object, Item extends F & { id: number; version: number }> {
  form: RecordForm<F, Item>
  /** Null while it is being made. */
  item: Item | null
}

/** What a kind of record says of the panels beside its texts. */
export interface OwnPanels<F extends object, Item extends F & { id: number; version: number }, Shown> {
  /** Shows it as readers will see it. */
  preview: Preview<Shown>
  /** What its draft is asked for with, where that is more than its fields. */
  draftOf?: (fields: F) => F
  /** Its own panels. */
  Panels?: ComponentType<PanelProps<F, Item>>
  /** What stands above and below all panels. */
  before?: (editing: PanelProps<F, Item>) => ReactNode
  last?: (item: Item) => ReactNode
  /** Whether and when it is seen, where that is more than for other kinds. */
  Seen?: ComponentType<PanelProps<F, Item>>
  /** Whether its texts can be changed no more. */
  isFixed?: (item: Item) => boolean
  /** Why it can't be hidden, where it can't. */
  alwaysVisible?: (item: Item) => Bilingual<string> | undefined
}

interface Props<F extends object, Item extends F & Stored, Shown>
  extends OwnPanels<F, Item, Shown>,
    PanelProps<F, Item> {
  kind: RecordKindName
  calls: Pick<
    RecordClient<never, Item>,
    'revisions' | 'revision' | 'preview' | 'uses' | 'changedSince' | 'markCurrent'
  > & { draft: (given: F & { id?: number; language: Language }) => Promise<Shown> }
  /** What a field is called, in the history. */
  fieldLabel: (field: string) => string
  say: (words: Bilingual<string>) => string
}

/** Beside the texts of a record: whether and when it is seen, how its languages stand, its own panels, and what only a kept record has. */
export function RecordSide<F extends object, Item extends F & Stored, Shown>(props: Props<F, Item, Shown>) {
  const { kind, calls, preview, draftOf, Panels, before, last, Seen, isFixed, alwaysVisible, say } = props
  const { form, item, fieldLabel } = props
  const { View } = preview
  const always = item && alwaysVisible?.(item)
  return (
    <>
      {before?.({ form, item })}
      <LivePreview
        kind={kind}
        fields={form.values}
        id={item?.id}
        isFixed={item !== null && isFixed?.(item) === true}
        draft={given => calls.draft({ ...given, ...draftOf?.(given) })}
        show={shown => (
          <Section>
            <View shown={shown} />
          </Section>
        )}
      />
      {Seen ? (
        <Seen form={form} item={item} />
      ) : (
        <Publication {...{ kind, form, item }} alwaysVisible={always && say(always)} />
      )}
      <TranslationPanel {...{ kind, calls, item, form, fieldLabel }} />
      {Panels && <Panels form={form} item={item} />}
      {item && <KeptPanels {...{ kind, calls, item, form, fieldLabel }} />}
      {item && last?.(item)}
    </>
  )
}

interface PublicationProps<F extends object, Item extends F & Stored> extends PanelProps<F, Item> {
  kind: RecordKindName
  alwaysVisible: string | undefined | null
}

function Publication<F extends object, Item extends F & Stored>(props: PublicationProps<F, Item>) {
  const { kind, form, item, alwaysVisible } = props
  const set = form.set as (name: keyof Visibility, value: boolean | string | null) => void
  return (
    <PublicationPanel
      kind={kind}
      item={item as (Item & Visibility) | null}
      values={form.values as F & Visibility}
      onVisible={isVisible => set('isVisible', isVisible)}
      onDate={set}
      alwaysVisible={alwaysVisible ?? undefined}
    />
  )
}
