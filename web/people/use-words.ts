import { useQuery } from '@tanstack/react-query'
import type { Bilingual } from '#contract/language.ts'
import { client } from '#web/client.ts'
import { useLanguage } from '#web/language.ts'

const lists = client.people.backstage.offered
const kept = 300_000 // ms: these lists change rarely

/** An option of a select field: id and label. */
export interface Option {
  value: string
  label: string
}

/** The lists that describe people, such as titles and groups, as options in the user's language. */
export function useLookupOptions() {
  const language = useLanguage()
  const options = (rows: readonly { id: number; label: Bilingual<string> }[] | undefined): Option[] =>
    (rows ?? []).map(({ id, label }) => ({ value: String(id), label: label[language] || label.de }))
  const category = useList('category', () => lists.category({}))
  return {
    titles: options(category?.filter(({ kind }) => kind === 'title')),
    services: options(category?.filter(({ kind }) => kind === 'service')),
    positions: options(useList('position', () => lists.position({}))),
    institutions: options(useList('institution', () => lists.institution({}))),
    groups: options(useList('group', () => client.groups.backstage.offered({}))),
    boardRoles: options(useList('boardRole', () => lists.boardRole({}))),
  }
}

export function useRolesAndStatuses() {
  return {
    roles: useList('role', () => lists.role({})) ?? [],
    statuses: useList('status', () => lists.status({})) ?? [],
  }
}

function useList<Row>(name: string, ask: () => Promise<{ rows: Row[] }>): Row[] | undefined {
  return useQuery({ queryKey: ['people', 'offered', name], queryFn: ask, staleTime: kept }).data?.rows
}
