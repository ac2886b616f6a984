import { useQueries } from '@tanstack/react-query'
import { inLanguage } from '#contract/language.ts'
import { type RecordKindName, recordKindNames } from '#contract/record-kinds.ts'
import type { Block, Inline, RichText } from '#contract/richtext.ts'
import { client } from '#web/client.ts'
import { useLanguage } from '#web/language.ts'

interface Target {
  kind: RecordKindName
  id: number
  /** The text of the link. */
  words: string
}

export interface BrokenLink extends Target {
  /** True if the target exists but is hidden; false if it was deleted. */
  isHidden: boolean
  /** Title of an existing target, else empty. */
  title: string
}

/** Returns the links in a text to records that visitors can't reach now. */
export function useBrokenLinks(value: RichText | null): BrokenLink[] {
  const language = useLanguage()
  const targets = value ? targetsIn(value.content) : []
  const answers = useQueries({
    queries: targets.map(({ kind, id }) => ({
      queryKey: ['links', kind, id],
      queryFn: () => client.site.linkTargets({ kind, id }),
    })),
  })
  return targets.flatMap((target, place) => {
    const rows = answers[place]?.data?.rows
    const [found] = rows ?? []
    if (!rows || found?.hasPage) return []
    return [
      {
        ...target,
        isHidden: found !== undefined,
        title: found ? inLanguage(found.title, language).value : '',
      },
    ]
  })
}

function targetsIn(nodes: readonly (Block | Inline)[]): Target[] {
  const all = nodes.flatMap(node => {
    const own = node.type === 'text' ? targetOf(node) : []
    return 'content' in node && node.content ? [...own, ...targetsIn(node.content)] : own
  })
  return all.filter(
    (one, place) => all.findIndex(({ kind, id }) => kind === one.kind && id === one.id) === place,
  )
}

function targetOf({ text, marks }: Extract<Inline, { type: 'text' }>): Target[] {
  const link = marks?.find(mark => mark.type === 'link')
  const { kind, id } = link?.type === 'link' ? link.attrs : {}
  return kind && id && recordKindNames.includes(kind) ? [{ kind, id, words: text }] : []
}
