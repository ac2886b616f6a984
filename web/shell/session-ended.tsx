import { Button, Group, Modal, Text } from '@mantine/core'
import { addressOf } from '#contract/pathnames.ts'
import { backstage } from '#messages/backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'

/** The session is over, the words on the screen are not: log in beside them and go on. */
export function SessionEnded({ opened, onGoOn }: { opened: boolean; onGoOn: () => void }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Modal opened={opened} onClose={onGoOn} title={say(backstage.sessionEnded)} centered>
      <Text>{say(backstage.sessionEndedLead)}</Text>
      <Group mt="lg">
        <Button component="a" href={addressOf('login', language)} target="_blank" rel="noopener">
          {say(backstage.loginBeside)}
        </Button>
        <Button variant="default" onClick={onGoOn}>
          {say(backstage.goOn)}
        </Button>
      </Group>
    </Modal>
  )
}
