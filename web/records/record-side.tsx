import type { ComponentType, ReactNode } from 'react'
import type { Bilingual, Language } from '#contract/language.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import type { TranslationState } from '#contract/translation.ts'
import type { Visibility } from '#contract/visibility.ts'
import type { Preview } from '#web/shell/preview.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { KeptPanels } from './kept-panels.tsx'
import { LivePreview } from './live-preview.tsx'
import { RecordVisibilityPanel } from './publication-panel.tsx'
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

/** Props of the panels in an editor. */
export interface PanelProps<F extends object, Item extends F & { id: number; version: number }> {
  form: RecordForm<F, Item>
  /** Null for a new record. */
  item: Item | null
}

/** The panels of a kind of record, beside its texts. */
export interface OwnPanels<F extends object, Item extends F & { id: number; version: number }, Shown> {
  /** Renders the record as visitors will see it. */
  preview: Preview<Shown>
  /** Adds to the input of the draft call, where the fields are not enough. */
  draftOf?: (fields: F) => F
  /** The panels of this kind. */
  Panels?: ComponentType<PanelProps<F, Item>>
  /** Content above and below all panels. */
  before?: (editing: PanelProps<F, Item>) => ReactNode
  last?: (item: Item) => ReactNode
  /** Replaces the visibility panel. */
  VisibilityPanel?: ComponentType<PanelProps<F, Item>>
  /** Whether the texts can't be changed any more. */
  isFixed?: (item: Item) => boolean
  /** Why the record can't be hidden, if it can't. */
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
  /** Returns the name of a field, for the history. */
  fieldLabel: (field: string) => string
  say: (words: Bilingual<string>) => string
}

/**
 * The column beside the texts: preview, visibility, translation, the kind's own panels, and the panels of a
 * saved record.
 */
export function RecordSide<F extends object, Item extends F & Stored, Shown>(props: Props<F, Item, Shown>) {
  const {
    kind,
    calls,
    preview,
    draftOf,
    Panels,
    before,
    last,
    VisibilityPanel: Seen,
    isFixed,
    alwaysVisible,
    say,
  } = props
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
        <VisibilityOfRecord {...{ kind, form, item }} alwaysVisible={always && say(always)} />
      )}
      <TranslationPanel {...{ kind, calls, item, form, fieldLabel }} />
      {Panels && <Panels form={form} item={item} />}
      {item && <KeptPanels {...{ kind, calls, item, form, fieldLabel }} />}
      {item && last?.(item)}
    </>
  )
}

interface VisibilityOfRecordProps<F extends object, Item extends F & Stored> extends PanelProps<F, Item> {
  kind: RecordKindName
  alwaysVisible: string | undefined | null
}

function VisibilityOfRecord<F extends object, Item extends F & Stored>(
  props: VisibilityOfRecordProps<F, Item>,
) {
  const { kind, form, item, alwaysVisible } = props
  const set = form.set as (name: keyof Visibility, value: boolean | string | null) => void
  return (
    <RecordVisibilityPanel
      kind={kind}
      item={item as (Item & Visibility) | null}
      values={form.values as F & Visibility}
      onVisible={isVisible => set('isVisible', isVisible)}
      onDate={set}
      alwaysVisible={alwaysVisible ?? undefined}
    />
  )
}
