/** Another language's value in the place of English's: any text for a text, the same parameters for a function. */
export type InOtherWords<Value> = Value extends string
  ? string
  : Value extends (...params: infer Params) => infer Made
    ? (...params: Params) => InOtherWords<Made>
    : Value extends readonly (infer Each)[]
      ? readonly InOtherWords<Each>[]
      : Value extends object
        ? { [Name in keyof Value]: InOtherWords<Value[Name]> }
        : Value
