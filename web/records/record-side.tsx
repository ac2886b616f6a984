import type { ReactNode } from 'react'
import type { Bilingual } from '#contract/language.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import type { TranslationState } from '#contract/translation.ts'
import type { Visibility } from '#contract/visibility.ts'
import { KeptPanels } from './kept-panels.tsx'
import { type Live, LivePreview } from './live-preview.tsx'
import { PublicationPanel } from './publication-panel.tsx'
import type { RecordClient } from './record-client.ts'
import { TranslationPanel } from './translation-panel.tsx'
import type { RecordForm } from './use-record-form.ts'

interface Stored {
  id: number
  version: number
}

/** What the side of every editor is given. */
export interface SideProps<F extends object, Item extends F & Stored> {
  form: RecordForm<F, Item>
  /** Null while it is being made. */
  item: Item | null
  /** What a field is called, in the history. */
  fieldLabel: (field: string) => string
}

interface Seen {
  isPublic: boolean
  slug: { de: string; en: string }
  translation: Bilingual<TranslationState>
}

interface Props<F extends Visibility, Item extends F & Stored & Seen, Shown> extends SideProps<F, Item> {
  kind: RecordKindName
  calls: Pick<
    RecordClient<never, Item>,
    'revisions' | 'revision' | 'preview' | 'uses' | 'changedSince' | 'markCurrent'
  >
  /** Shows it as readers will see it. */
  live: Live<F, Shown>
  /** Why it can't be hidden, where it can't. */
  alwaysVisible?: string | undefined
  /** Its own panels. */
  children: ReactNode
}

/** Beside the texts of a record: whether and when it is seen, how its languages stand, its own panels, and what only a kept record has. */
export function RecordSide<F extends Visibility, Item extends F & Stored & Seen, Shown>(
  props: Props<F, Item, Shown>,
) {
  const { kind, calls, live, alwaysVisible, children, form, item, fieldLabel } = props
  const set = form.set as (name: keyof Visibility, value: boolean | string | null) => void
  return (
    <>
      <LivePreview kind={kind} fields={form.values} id={item?.id} {...live} />
      <PublicationPanel
        kind={kind}
        item={item}
        values={form.values}
        onVisible={isVisible => set('isVisible', isVisible)}
        onDate={set}
        alwaysVisible={alwaysVisible}
      />
      <TranslationPanel {...{ kind, calls, item, form, fieldLabel }} />
      {children}
      {item && <KeptPanels {...{ kind, calls, item, form, fieldLabel }} />}
    </>
  )
}
