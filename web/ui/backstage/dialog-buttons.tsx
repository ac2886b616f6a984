import { Group } from '@mantine/core'
import type { ReactNode } from 'react'

/** What ends a dialog stands at its end, right, as in every dialog: first what leaves all as it was, last what does it. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" mt="md">
      {children}
    </Group>
  )
}
