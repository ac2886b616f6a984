import { Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A box at the side of an editor. */
export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md" radius="lg" bg="var(--surface)">
      {title && (
        <Title order={2} size="h5" mb="sm">
          {title}
        </Title>
      )}
      {children}
    </Paper>
  )
}
