import { forgetAfter } from '#server/platform/forms/forms.ts'

/** Deletes messages 30 days after receipt. */
export const forgetContactMessages = forgetAfter('contactMessages', 'contactMessage')
