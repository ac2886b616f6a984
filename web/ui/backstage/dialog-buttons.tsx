import { Group } from '@mantine/core'
import type { ReactNode } from 'react'

/** The buttons at the end of a dialog, on the right: cancel first, the action last. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" mt="md">
      {children}
    </Group>
  )
}
