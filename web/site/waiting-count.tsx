import { Anchor, Paper, Text, Title } from '@mantine/core'
import { Link } from 'react-router'

/** A number that should be none, with the way to what it counts. */
export function WaitingCount({ label, count, to }: { label: string; count: number; to: string }) {
  return (
    <Paper withBorder p="md" radius="lg" bg="var(--danger-tint)">
      <Title order={3} size="h4">
        <Anchor component={Link} to={to} inherit>
          {label}
        </Anchor>
      </Title>
      <Text size="xl" c="var(--danger)" fw={600}>
        {count}
      </Text>
    </Paper>
  )
}
