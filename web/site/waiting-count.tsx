import { Anchor, Paper, Text, Title } from '@mantine/core'
import { Link } from 'react-router'

interface Props {
  label: string
  count: number
  to: string
  /** Whether the count means an error, not just pending decisions. */
  isWrong: boolean
  /** Date since when the oldest item waits. */
  note: string | null
}

/** A number that should be zero, linked to the items it counts. */
export function WaitingCount({ label, count, to, isWrong, note }: Props) {
  return (
    <Paper withBorder p="md" radius="lg" bg={isWrong ? 'var(--danger-tint)' : 'var(--surface)'}>
      <Title order={3} size="h4">
        <Anchor component={Link} to={to} inherit>
          {label}
        </Anchor>
      </Title>
      <Text size="xl" fw={600} {...(isWrong && { c: 'var(--danger)' })}>
        {count}
      </Text>
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </Paper>
  )
}
