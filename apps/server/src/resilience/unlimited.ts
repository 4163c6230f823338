const calls = '100000000';

/** Settings that disable rate limits, which would return 429 before anything else is reached. */
export const unlimited = {
  AVAL_LIMIT_CALLS: calls,
  AVAL_LIMIT_CHANGES: calls,
  AVAL_LIMIT_SIGN_IN: calls,
  AVAL_LIMIT_SIGN_IN_ADDRESS: calls,
  AVAL_LIMIT_REGISTER: calls,
  AVAL_LIMIT_REGISTER_DAY: calls,
  AVAL_LIMIT_CONFIRMATION: calls,
  AVAL_LIMIT_FORGOT_PASSWORD: calls,
  AVAL_LIMIT_CONTACT: calls,
  AVAL_LIMIT_REFRESH: calls,
  AVAL_LIMIT_DOCUMENTS: calls,
  AVAL_LIMIT_SCRAPING: calls,
  AVAL_LIMIT_EVALUATE: calls,
  AVAL_LIMIT_PUBLIC_NEW: calls,
  AVAL_LIMIT_PUBLIC: calls,
};
