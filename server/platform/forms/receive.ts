import { fail } from '#contract/errors.ts'
import type { FormAdditions } from '#contract/form.ts'
import type { LimitName } from '#contract/limits.ts'
import { mailboxKeyOf } from '#contract/voting/voter-address.ts'
import type { Context, FormPlace } from '#server/platform/calls/calls.ts'
import { keepConsent, refuseUnknownVersion } from './consents.ts'
import { type KeptForm, runOncePerForm } from './repeats.ts'

/** A form for visitors, as its area declares it in `area.ts`. */
export interface VisitorsForm extends FormPlace {
  /** Name of the call that receives the form, e.g. `contact.send`. */
  call: string
  /**
   * Limit counted by the mailbox of the given e-mail address (dots and tags removed), in addition to the
   * limit by IP address in the contract.
   */
  addressLimit?: LimitName
  /** For ballots: nothing is stored by which two could be compared, so each one is counted. */
  isEverySentCounted?: true
}

type Input = FormAdditions & { email?: string | undefined }
type Keep<Fields, Answer> = (fields: Fields, context: Context) => Promise<KeptForm<Answer>>

const formHandlers = new WeakSet<object>()

/**
 * Returns the handler of a form's call. Checks before it, in this order: the origin, before the body is read;
 * the rules of the fields; the limit by IP address. Checks here: the limit by e-mail address, the honeypot
 * field, and the comparison with earlier submissions, including the content of a file. Then `keep` writes the
 * row and queues its letters, and the consent is written with it, all in one transaction. Throws `invalid`
 * for a filled honeypot field, `tooMany`, and whatever `keep` throws.
 */
export function receiveForm<Fields extends Input, Answer>(
  form: VisitorsForm,
  keep: Keep<Fields, Answer>,
): (fields: Fields, context: Context) => Promise<Answer> {
  const handler = async (fields: Fields, context: Context): Promise<Answer> => {
    const { email = '' } = fields
    if (form.consent) refuseUnknownVersion(form.consent, fields.consentVersion)
    if (form.addressLimit && email) await context.limits.take(form.addressLimit, mailboxKeyOf(email))
    // Reported as an error, because a browser may have filled the field for a person, whose form must not be
    // dropped silently.
    if (fields.website) throw fail('invalid', { fields: { website: 'filledTrap' } })
    const work = () => keepWithConsent(form, keep, fields, context)
    if (form.isEverySentCounted) return (await work()).answer
    const { file, storage } = context
    const sent = [comparable(fields), ...(file ? [await storage.hashOf(file.path)] : [])]
    return runOncePerForm(context, { call: form.call, table: form.table, email, fields: sent }, work)
  }
  formHandlers.add(handler)
  return handler
}

/** Whether a function was made by `receiveForm`. */
export function isFormHandler(handle: object): boolean {
  return formHandlers.has(handle)
}

// The time taken says nothing about the content, and the address is compared separately.
function comparable({ website, seconds, consentVersion, email, ...fields }: Input): object {
  return fields
}

async function keepWithConsent<Fields extends Input, Answer>(
  form: VisitorsForm,
  keep: Keep<Fields, Answer>,
  fields: Fields,
  context: Context,
): Promise<KeptForm<Answer>> {
  const kept = await keep(fields, context)
  if (form.consent && kept.subject !== null)
    await keepConsent(context, form.consent, { subject: kept.subject, version: fields.consentVersion })
  return kept
}
