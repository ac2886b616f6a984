import { z } from 'zod'

const address = z.string().max(320).nullable().catch(null)
const text = z.string().catch('')

const notification = z.object({
  notificationType: text,
  bounce: z
    .object({
      bouncedRecipients: z.array(
        z.object({ emailAddress: address, status: text.default(''), diagnosticCode: text.default('') }),
      ),
    })
    .catch({ bouncedRecipients: [] }),
  complaint: z
    .object({
      complainedRecipients: z.array(z.object({ emailAddress: address })),
      complaintFeedbackType: z.string().max(40).catch('abuse'),
    })
    .catch({ complainedRecipients: [], complaintFeedbackType: 'abuse' }),
})

/** Parses the JSON at the start of a text; returns an empty notification for anything else. */
export function parsedNotification(words: string): z.infer<typeof notification> {
  try {
    // Long lines were wrapped in transport.
    return notification.parse(
      JSON.parse(words.slice(words.indexOf('{'), words.lastIndexOf('}') + 1).replaceAll('\n', '')),
    )
  } catch {
    return notification.parse({})
  }
}
