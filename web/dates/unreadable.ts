/**
 * Returns the first date field inside `box` that cannot be parsed and makes it show its error; undefined if
 * there is none.
 */
export function reportUnreadableDate(box: HTMLElement | null): HTMLInputElement | undefined {
  const field = [...(box?.querySelectorAll('input') ?? [])].find(({ validity }) => validity.customError)
  field?.reportValidity()
  return field
}
