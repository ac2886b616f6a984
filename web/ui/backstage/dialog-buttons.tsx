import { Group } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'

/** What ends a dialog stands at its end, right, as in every dialog: first what leaves all as it was, last what does it. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" mt="md">
      {children}
    </Group>
  )
}

/** A question before something is done. Its focus is on the button that leaves all as it was, not on ✕. */
export function confirmFirst(question: Parameters<typeof modals.openConfirmModal>[0]): void {
  modals.openConfirmModal({ ...question, cancelProps: { ...question.cancelProps, 'data-autofocus': true } })
}
