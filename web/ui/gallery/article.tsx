export function ArticleSpecimen() {
  return <p>folgt</p>
}
