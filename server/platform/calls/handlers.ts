import type { AnyContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { Context } from './context.ts'

/** The handlers of a part of the contract: `(input, context) => answer`, one per call. */
export type Handlers<Part> = {
  [Name in keyof Part]: Part[Name] extends AnyContractProcedure ? Handler<Part[Name]> : Handlers<Part[Name]>
}

export type Handler<Call extends AnyContractProcedure> = (
  input: InferSchemaOutput<NonNullable<Call['~orpc']['inputSchema']>>,
  context: Context,
) => Promise<InferSchemaInput<NonNullable<Call['~orpc']['outputSchema']>>>
