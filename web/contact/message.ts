/** What the contact form says, as the contract wants it. */
export function messageIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const seconds = text('seconds')
  return {
    name: text('name'),
    email: text('email'),
    message: text('message'),
    // An unset tick is refused by the contract, with its sentence.
    consent: (form.get('consent') === 'on') as true,
    website: text('website'),
    ...(seconds && { seconds: Number(seconds) }),
  }
}
