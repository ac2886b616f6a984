import { Anchor, Paper, Text, Title } from '@mantine/core'
import { Link } from 'react-router'

/** A number that should be none, with the way to what it counts where there is one. */
export function WaitingCount({ label, count, to }: { label: string; count: number; to: string | null }) {
  return (
    <Paper withBorder p="md" radius="lg" bg="var(--danger-tint)">
      <Title order={3} size="h4">
        {to ? (
          <Anchor component={Link} to={to} inherit>
            {label}
          </Anchor>
        ) : (
          label
        )}
      </Title>
      <Text size="xl" c="var(--danger)" fw={600}>
        {count}
      </Text>
    </Paper>
  )
}
