import { Paper, Text, Title } from '@mantine/core'

/** A number that should be none. */
export function WaitingCount({ label, count }: { label: string; count: number }) {
  return (
    <Paper withBorder p="md" radius="lg" bg="var(--danger-tint)">
      <Title order={3} size="h4">
        {label}
      </Title>
      <Text size="xl" c="var(--danger)" fw={600}>
        {count}
      </Text>
    </Paper>
  )
}
