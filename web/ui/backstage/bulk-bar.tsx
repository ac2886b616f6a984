import { Button, CloseButton, Group, Loader, Paper, Text } from '@mantine/core'
import styles from './bulk-bar.module.css'

interface Props {
  label: string
  busyLabel: string
  clearLabel: string
  actions: readonly { label: string; isDangerous?: boolean; isDisabled?: boolean; onPress: () => void }[]
  onClear: () => void
  isBusy: boolean
}

/** The actions on the ticked rows, at the bottom of the window. */
export function BulkBar({ label, busyLabel, clearLabel, actions, onClear, isBusy }: Props) {
  return (
    <Paper className={styles.bar} withBorder role="region" aria-label={label}>
      <Group gap="xs">
        {isBusy && <Loader size="xs" aria-label={busyLabel} />}
        <Text fw={600} role="status">
          {label}
        </Text>
      </Group>
      <Group gap="xs">
        {actions.map(action => (
          <Button
            key={action.label}
            size="sm"
            variant={action.isDangerous ? 'light' : 'default'}
            {...(action.isDangerous && { color: 'red' })}
            disabled={isBusy || action.isDisabled === true}
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
