import type { volunteersApi } from '#contract/volunteers/api.ts'
import type { volunteersBackstageApi } from '#contract/volunteers/backstage-api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { receiveForm } from '#server/platform/forms/forms.ts'
import { listVolunteers, removeVolunteer } from './list.ts'
import {
  confirm,
  findRegistration,
  findUnsubscription,
  leave,
  overview,
  register,
  volunteersForm,
} from './volunteers.ts'

const backstage: Handlers<typeof volunteersBackstageApi> = {
  list: (query, context) => listVolunteers(context, query),
  remove: ({ id }, context) => removeVolunteer(context, id),
}

export const volunteersRouter: Handlers<typeof volunteersApi & { backstage: typeof volunteersBackstageApi }> =
  {
    overview: (_, context) => overview(context),
    register: receiveForm(volunteersForm, register),
    findRegistration: ({ token }, context) => findRegistration(context, token),
    confirm: (given, context) => confirm(context, given),
    findUnsubscription: ({ token }, context) => findUnsubscription(context, token),
    leave: ({ token }, context) => leave(context, token),
    backstage,
  }
