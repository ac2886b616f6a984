import { Alert, Checkbox, Fieldset, NativeSelect, NumberInput, TagsInput } from '@mantine/core'
import type { VotingRules } from '#contract/voting/rules.ts'
import { pollsBackstage as words } from '#messages/polls-backstage.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'

interface Props {
  value: VotingRules
  onChange: (rules: Partial<VotingRules>) => void
  /** Whether ballots, codes or invitations exist: voters were promised the current rules. */
  isFixed: boolean
}

/** The rules of a vote: who votes, how, and which results are published. */
export function RulesPanel({ value, onChange, isFixed }: Props) {
  const say = useSay()
  return (
    <Panel title={say(words.rules)}>
      {isFixed && (
        <Alert title={say(words.begun)} mb="sm">
          {say(words.begunLead)}
        </Alert>
      )}
      <Fieldset disabled={isFixed} variant="unstyled" m={0}>
        <WhoFields value={value} onChange={onChange} />
        <HowFields value={value} onChange={onChange} />
        <Choice name="results" value={value.results} labels={say(words.resultsWhen)} onChange={onChange} />
      </Fieldset>
    </Panel>
  )
}

type FieldProps = Pick<Props, 'value' | 'onChange'>

function WhoFields({ value, onChange }: FieldProps) {
  const say = useSay()
  const field = useField()
  return (
    <>
      <Choice name="way" value={value.way} labels={say(words.ways)} onChange={onChange} />
      {value.way === 'domains' && (
        <TagsInput
          {...field('rules.domains')}
          label={say(words.domains)}
          description={say(words.domainsHint)}
          value={value.domains}
          onChange={domains => onChange({ domains: domains.map(domain => domain.toLowerCase()) })}
          mb="sm"
        />
      )}
      {(['isNamed', 'isOncePerNetwork'] as const).map(name => (
        <Checkbox
          key={name}
          mb="sm"
          label={say(words[name])}
          description={say(words[`${name}Hint`])}
          checked={value[name]}
          onChange={event => onChange({ [name]: event.currentTarget.checked })}
        />
      ))}
      {value.isOncePerNetwork && (
        <TagsInput
          {...field('rules.ownNetworks')}
          label={say(words.ownNetworks)}
          value={value.ownNetworks}
          onChange={ownNetworks => onChange({ ownNetworks })}
          mb="sm"
        />
      )}
    </>
  )
}

function HowFields({ value, onChange }: FieldProps) {
  const say = useSay()
  const field = useField()
  const numbers = ([] as ('mostVotes' | 'mostPerOption')[]).concat(
    value.method === 'one' ? [] : ['mostVotes'],
    value.method === 'points' ? ['mostPerOption'] : [],
  )
  return (
    <>
      <Choice name="method" value={value.method} labels={say(words.methods)} onChange={onChange} />
      {numbers.map(name => (
        <NumberInput
          key={name}
          {...field(`rules.${name}`)}
          label={say(words[name])}
          value={value[name]}
          min={1}
          max={100}
          allowDecimal={false}
          onChange={number => onChange({ [name]: Number(number) || 1 })}
          mb="sm"
        />
      ))}
      <Checkbox
        mb="sm"
        label={say(words.mayReplace)}
        checked={value.mayReplace}
        onChange={event => onChange({ mayReplace: event.currentTarget.checked })}
      />
    </>
  )
}

interface ChoiceProps {
  name: 'way' | 'method' | 'results'
  value: string
  labels: Readonly<Record<string, string>>
  onChange: Props['onChange']
}

function Choice({ name, value, labels, onChange }: ChoiceProps) {
  const say = useSay()
  const field = useField()
  return (
    <NativeSelect
      {...field(`rules.${name}`)}
      label={say(words[name])}
      data={Object.entries(labels).map(([choice, label]) => ({ value: choice, label }))}
      value={value}
      onChange={event => onChange({ [name]: event.currentTarget.value } as Partial<VotingRules>)}
      mb="sm"
    />
  )
}
