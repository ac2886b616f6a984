import { Button, CloseButton, Group, Paper, Text } from '@mantine/core'
import styles from './bulk-bar.module.css'

interface Props {
  label: string
  clearLabel: string
  actions: readonly { label: string; isDangerous?: boolean; onPress: () => void }[]
  onClear: () => void
  isBusy: boolean
}

/** What can be done to all that is ticked; at the bottom of the window while anything is. */
export function BulkBar({ label, clearLabel, actions, onClear, isBusy }: Props) {
  return (
    <Paper className={styles.bar} withBorder role="region" aria-label={label}>
      <Text fw={600} role="status">
        {label}
      </Text>
      <Group gap="xs">
        {actions.map(action => (
          <Button
            key={action.label}
            size="sm"
            variant={action.isDangerous ? 'light' : 'default'}
            {...(action.isDangerous && { color: 'red' })}
            loading={isBusy}
            onClick={action.onPress}
          >
            {action.label}
          </Button>
        ))}
      </Group>
      <CloseButton aria-label={clearLabel} onClick={onClear} />
    </Paper>
  )
}
