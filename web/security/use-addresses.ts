import { useQueryClient } from '@tanstack/react-query'
import { day } from '#contract/durations.ts'
import { type BlockedAddress, blockDays } from '#contract/security/api.ts'
import { backstage } from '#messages/backstage.ts'
import { blockedAddresses, security } from '#messages/security.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

const calls = client.security.addresses

interface Asked {
  ip: string
  days?: BlockDays
  reason?: string
}

export type BlockDays = NonNullable<Parameters<typeof calls.block>[0]['days']>

/** Blocks an IP address, for 30 days by default. Throws if the server refuses. */
export function useBlock() {
  const say = useSay()
  const refresh = useRefresh()
  return async (asked: Asked): Promise<void> => {
    await calls.block(asked)
    toast.done(say(security.blocked))
    await refresh()
  }
}

/** As `useBlock`, but shows errors in a toast. */
export function useBlockByButton() {
  const say = useSay()
  const block = useBlock()
  return (asked: Asked): void => {
    block(asked).catch((error: unknown) =>
      toast.failed(`${say(security.blockFailed)}. ${textOf(error, () => say(blockedAddresses.ip))}`),
    )
  }
}

/** Ends a block and offers to undo it: the address is then blocked again for at least the remaining time. */
export function useRelease() {
  const say = useSay()
  const refresh = useRefresh()
  const block = useBlockByButton()
  return async ({ id, ip, reason, expiresAt }: BlockedAddress): Promise<void> => {
    try {
      await calls.release({ id })
    } catch (error) {
      toast.failed(textOf(error))
      return refresh()
    }
    await refresh()
    const left = (Date.parse(expiresAt) - Date.now()) / day
    const days = blockDays.find(count => count >= left) ?? 90
    const again = { ip: ip.replace(/\/\d+$/, ''), reason, days }
    toast.undo(say(blockedAddresses.released), say(backstage.undo), () => block(again))
  }
}

function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['security'] })
}
