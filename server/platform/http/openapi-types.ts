import type { OpenAPIGenerator } from '@orpc/openapi'

export type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>
export type PathItem = NonNullable<NonNullable<Document['paths']>[string]>
export type Operation = NonNullable<PathItem['get']>
export type Schema = NonNullable<NonNullable<Document['components']>['schemas']>[string]
