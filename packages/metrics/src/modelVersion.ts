/** Version of the model: any change of a weight, an anchor or a rule raises it, and it is stored with each calculation. */
export const MODEL_VERSION = '2.0.0';
