const browsers = [
  { name: 'Edge', mark: /\bEdg(?:e|A|iOS)?\// },
  { name: 'Opera', mark: /\b(?:OPR|Opera)\// },
  { name: 'Samsung Internet', mark: /\bSamsungBrowser\// },
  { name: 'Firefox', mark: /\b(?:Firefox|FxiOS)\// },
  { name: 'Chrome', mark: /\b(?:Chrome|CriOS|HeadlessChrome)\// },
  { name: 'Safari', mark: /\bSafari\// },
] as const;

const systems = [
  { name: 'iPhone', mark: /\biPhone\b/ },
  { name: 'iPad', mark: /\biPad\b/ },
  { name: 'Android', mark: /\bAndroid\b/ },
  { name: 'Windows', mark: /\bWindows\b/ },
  { name: 'ChromeOS', mark: /\bCrOS\b/ },
  { name: 'macOS', mark: /\bMac OS X\b/ },
  { name: 'Linux', mark: /\bLinux\b/ },
] as const;

export interface Agent {
  browser: string | null;
  system: string | null;
  isPhone: boolean;
}

/** The browser and operating system of a session, as far as its user agent reveals them. */
export function describeAgent(userAgent: string | null): Agent {
  const text = userAgent ?? '';
  const system = systems.find(({ mark }) => mark.test(text))?.name ?? null;
  return {
    browser: browsers.find(({ mark }) => mark.test(text))?.name ?? null,
    system,
    isPhone: system === 'iPhone' || system === 'iPad' || system === 'Android',
  };
}
