import { Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { type ContactLink, mostContacts } from '#contract/people/contacts.ts'
import { contactNumber, peopleBackstage as words } from '#messages/people-backstage.ts'
import { useSay } from '#web/language.ts'
import { FieldRows, type RowActions } from '#web/records/field-rows.tsx'
import { useField } from '#web/records/fields.tsx'
import { type Option, useLookupOptions } from './use-words.ts'

interface Props {
  value: readonly ContactLink[]
  onChange: (make: (now: ContactLink[]) => ContactLink[]) => void
}

/** A person's accounts on other services, such as ORCID. */
export function ContactFields({ value, onChange }: Props) {
  const say = useSay()
  const { services } = useLookupOptions()
  const first = services[0]
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm">
        {say(words.contacts)}
      </Text>
      <FieldRows
        name="contacts"
        value={value}
        onChange={onChange}
        nameOf={contactNumber}
        most={mostContacts}
        add={
          first ? { label: words.addContact, blank: () => ({ ...blankContact, ...serviceOf(first) }) } : null
        }
        isLine
      >
        {(contact, own) => <Contact contact={contact} services={services} {...own} />}
      </FieldRows>
    </Stack>
  )
}

const blankContact = { id: '', link: '', isExternal: true }

// Known services have their own icon and rules.
function serviceOf({ value, label }: Option): Pick<ContactLink, 'serviceId' | 'icon'> {
  const icons = {
    ORCID: 'orcid',
    'Google Scholar': 'scholar',
    GitHub: 'github',
    LinkedIn: 'linkedin',
    Mastodon: 'mastodon',
    Website: 'globe',
  } as const
  return { serviceId: Number(value), icon: icons[label as keyof typeof icons] ?? 'link' }
}

interface ContactProps extends RowActions<ContactLink> {
  contact: ContactLink
  services: Option[]
}

function Contact({ contact, services, onChange }: ContactProps) {
  const say = useSay()
  const field = useField()
  return (
    <Group align="center" gap="xs" wrap="wrap">
      <Select
        aria-label={say(words.service)}
        flex="1 1 11rem"
        data={services}
        allowDeselect={false}
        value={String(contact.serviceId)}
        onChange={id => {
          const service = services.find(({ value }) => value === id)
          if (service) onChange(serviceOf(service))
        }}
      />
      <TextInput
        {...field('id')}
        aria-label={say(words.contactId)}
        flex="1 1 11rem"
        placeholder={say(words.contactId)}
        value={contact.id}
        onChange={event => onChange({ id: event.currentTarget.value })}
      />
      <TextInput
        {...field('link')}
        aria-label={say(words.link)}
        flex="1 1 11rem"
        placeholder="https://"
        value={contact.link}
        onChange={event => onChange({ link: event.currentTarget.value })}
      />
      <Checkbox
        label={say(words.isExternal)}
        checked={contact.isExternal}
        onChange={event => onChange({ isExternal: event.currentTarget.checked })}
      />
    </Group>
  )
}
