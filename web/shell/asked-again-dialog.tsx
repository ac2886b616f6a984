import { Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ownFactorWords as words } from '#messages/second-factor-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { answerProof, useIsProofAsked } from './asked-again.ts'
import FactorForm, { type FactorAnswer } from './factor-form.tsx'
import { useQueryTexts } from './query-texts.ts'

const calls = client.account.self.factor

/**
 * Asks the user to confirm their identity before a dangerous action; the refused request is then repeated.
 */
export function ProofDialog() {
  const say = useSay()
  const opened = useIsProofAsked()
  return (
    <Modal
      opened={opened}
      onClose={() => setTimeout(() => answerProof(false))}
      title={say(words.proofTitle)}
      zIndex={400}
      centered
    >
      <ProofForm />
    </Modal>
  )
}

function ProofForm() {
  const say = useSay()
  const asked = useQuery({ queryKey: ['me', 'proof'], queryFn: () => calls.askProof({}), gcTime: 0 })
  const send = async (answer: FactorAnswer) => {
    await calls.prove(answer)
    answerProof(true)
  }
  return (
    <Stack gap="md">
      <Text>{say(words.proofLead)}</Text>
      <QueryState query={asked} texts={useQueryTexts()}>
        {found => (
          <FactorForm asked={found} send={send}>
            <Button tone="quiet" onClick={() => answerProof(false)}>
              {say(words.cancel)}
            </Button>
          </FactorForm>
        )}
      </QueryState>
    </Stack>
  )
}
