/** The field of the first date in here that cannot be read, which says so from now on; undefined: there is none. */
export function unreadableIn(box: HTMLElement | null): HTMLInputElement | undefined {
  const field = [...(box?.querySelectorAll('input') ?? [])].find(({ validity }) => validity.customError)
  field?.reportValidity()
  return field
}
