import { locales } from '#contract/language.ts'
import { keyed } from '#web/keyed.ts'
import { useLanguage } from '#web/language.ts'
import { TableFrame } from '#web/ui/content/table-frame.tsx'
import styles from './chart.module.css'
import { type Figures, valueAt } from './figures.ts'

/** The numbers of a chart as a table. */
export function FigureTable({ label, labelHead, labels, series }: Figures & { label: string }) {
  const number = new Intl.NumberFormat(locales[useLanguage()])
  return (
    <div className={styles.table}>
      <TableFrame label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{labelHead}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(labels).map(({ key, place, thing: words }) => (
              <tr key={key}>
                <th scope="row">{words}</th>
                {series.map(one => (
                  <td key={one.name}>{number.format(valueAt(one, place))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  )
}
