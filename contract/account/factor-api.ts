import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { id } from '../fields.ts'
import { linkCallMeta } from '../links.ts'
import { opens } from '../permissions.ts'
import {
  askedFor,
  factorAnswer,
  factorCode,
  factorOf,
  newPasskey,
  ownFactor,
  passkeyName,
  passkeyQuestion,
  recoveryCodes,
} from './second-factor.ts'

const base = '/backstage/user-group/me'
const noInput = z.strictObject({})
const byId = z.strictObject({ id: z.coerce.number().pipe(id) })
const byToken = z.strictObject({ token: z.string().max(200) })
const own = { may: 'staff', beforeFactor: true } as const
const changing = { ...own, inTransaction: false, limitBy: { user: 'ownFactor' } } as const

/** The caller's own second factor, and repeated proof of the caller's identity. */
export const ownFactorApi = {
  find: call(`GET ${base}/second-factor`, own).input(noInput).output(ownFactor),
  /** Creates a secret for an authenticator app; it takes effect once a code of the app has been entered. */
  startApp: call(`POST ${base}/second-factor/app`, { ...changing, asksAgain: true })
    .input(noInput)
    .output(
      z.object({
        secret: z.string(),
        address: z.string(),
        qr: z.object({ size: z.int(), path: z.string() }),
      }),
    ),
  confirmApp: call(`PUT ${base}/second-factor/app`, changing)
    .input(z.strictObject({ code: factorCode }))
    .output(recoveryCodes),
  removeApp: call(`DELETE ${base}/second-factor/app`, { ...changing, asksAgain: true, status: 204 })
    .input(noInput)
    .output(nothing),
  askPasskey: call(`POST ${base}/second-factor/passkey-question`, { ...changing, asksAgain: true })
    .input(noInput)
    .output(z.object({ question: passkeyQuestion })),
  addPasskey: call(`POST ${base}/second-factor/passkey`, { ...changing, asksAgain: true, status: 201 })
    .input(z.strictObject({ name: passkeyName, passkey: newPasskey }))
    .output(recoveryCodes),
  removePasskey: call(`DELETE ${base}/second-factor/passkey/{id}`, {
    ...changing,
    asksAgain: true,
    status: 204,
  })
    .input(byId)
    .output(nothing),
  renamePasskey: call(`PATCH ${base}/second-factor/passkey/{id}`, { ...changing, status: 204 })
    .input(byId.extend({ name: passkeyName }))
    .output(nothing),
  /** Creates recovery codes; they replace the old ones once one of them has been entered. */
  makeCodes: call(`POST ${base}/second-factor/codes`, { ...changing, asksAgain: true })
    .input(noInput)
    .output(recoveryCodes),
  confirmCodes: call(`PUT ${base}/second-factor/codes`, { ...changing, status: 204 })
    .input(z.strictObject({ code: factorCode }))
    .output(nothing),
  askProof: call(`POST ${base}/proof-question`, { ...own, inTransaction: false })
    .input(noInput)
    .output(askedFor),
  /** Wrong answers are counted. A user with a second factor is not asked for the password. */
  prove: call(`PUT ${base}/proof`, {
    ...own,
    inTransaction: false,
    status: 204,
    limitBy: { itself: 'ownAccount' },
  })
    .input(
      z.strictObject({
        password: z.string().min(1, { error: 'required' }).max(256, { error: 'validPassword' }).optional(),
        ...factorAnswer,
      }),
    )
    .output(nothing),
}

const safety = '/backstage/security/second-factor'

/** Second factors of other users: an administrator requests a reset, the owner can stop it for a day. */
export const factorResetApi = {
  /** Counts passkeys registered for a host other than the site's current one; they do not work here. */
  elsewhere: call('GET /backstage/security/passkeys', { may: opens.safety })
    .input(noInput)
    .output(z.object({ host: z.string(), passkeys: z.int(), people: z.int() })),
  find: call(`GET ${safety}/{id}`, { may: opens.safety }).input(byId).output(factorOf),
  ask: call(`PUT ${safety}/{id}/reset`, { may: opens.safety, asksAgain: true, inTransaction: false })
    .input(byId)
    .output(factorOf),
  withdraw: call(`DELETE ${safety}/{id}/reset`, { may: opens.safety, status: 204 })
    .input(byId)
    .output(nothing),
  check: call('GET /auth/keep-second-factor/{token}', linkCallMeta)
    .input(byToken)
    .output(z.object({ valid: z.literal(true) })),
  stop: call('PATCH /auth/keep-second-factor/{token}', { ...linkCallMeta, status: 204 })
    .input(byToken)
    .output(nothing),
}
