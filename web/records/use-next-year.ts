import { useQuery } from '@tanstack/react-query'
import { useScreenParameters } from '#web/shell/use-screen-parameters.ts'

interface Asked {
  sort: '-year'
  limit: number
}

/**
 * Year for a new record, in kinds with one record per year: the usual year, or the one after the latest
 * record. Undefined while loading; existing records cause no request.
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
    // Does not change while the user fills in the form.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (isNew && isPending) return undefined
  return Math.max(usual, (data ?? 0) + 1)
}
