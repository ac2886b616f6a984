import { useQuery } from '@tanstack/react-query'
import { useScreenParameters } from '#web/shell/use-screen-parameters.ts'

interface Asked {
  sort: '-year'
  limit: number
}

/**
 * Of a kind with one record for each year, the year of a new one: the usual, or the one after the last that there is.
 * Undefined until that is known; of a record that is there already nothing is asked.
 */
export function useNextYear(
  kind: string,
  list: (asked: Asked) => Promise<{ rows: { year: number }[] }>,
  usual: number,
): number | undefined {
  const isNew = useScreenParameters().id === undefined
  const { data, isPending } = useQuery({
    queryKey: ['next year', kind],
    queryFn: async () => (await list({ sort: '-year', limit: 1 })).rows[0]?.year ?? null,
    enabled: isNew,
    networkMode: 'always',
    // It stays while somebody fills in the form.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (isNew && isPending) return undefined
  return Math.max(usual, (data ?? 0) + 1)
}
