import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SettingsOfList, usualSettings } from '#contract/site/list-settings.ts'
import { lists } from '#messages/lists.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

/**
 * This user's settings of a list: applied at once and stored with the account. Undefined until they are
 * loaded.
 */
export function useListSettings(name: string) {
  const say = useSay()
  const queries = useQueryClient()
  const queryKey = ['listSettings', name]
  const found = useQuery({
    queryKey,
    queryFn: () => client.site.listSettings({ list: name }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const keep = useMutation({
    mutationFn: (settings: SettingsOfList) => client.site.keepListSettings({ list: name, ...settings }),
    onMutate: settings => queries.setQueryData(queryKey, settings),
    onError: error => {
      toast.failed(textOf(error, () => say(lists.views)))
      void queries.invalidateQueries({ queryKey })
    },
  })
  // If they cannot be loaded, the list is shown with the defaults.
  const settings = found.data ?? (found.isError ? usualSettings : undefined)
  // They are kept whole: what is not known here would be lost by a change.
  const change = (changes: Partial<SettingsOfList>) => {
    if (found.data) return keep.mutate({ ...found.data, ...changes })
    if (found.error) toast.failed(textOf(found.error, () => say(lists.views)))
    if (!found.isFetching) void found.refetch()
  }
  return { settings, change }
}
