import {
  Activity,
  ArrowUp,
  Award,
  ChartColumn,
  CircleCheckBig,
  Clock,
  DollarSign,
  Gauge,
  Percent,
  Shield,
  Star,
  Target,
  TrendingUp,
  TriangleAlert,
  Users,
  Zap,
  type LucideIcon,
} from 'lucide-react';

interface HomeIcons<Name extends string> {
  readonly icons: Readonly<Record<Name, LucideIcon>>;
  /** Drawn for a name that is not in the set. */
  readonly unknown: Name;
  /** Drawn without a name. */
  readonly empty: Name;
}

const iconSet = <Name extends string>(
  icons: Readonly<Record<Name, LucideIcon>>,
  other: NoInfer<Name>,
): HomeIcons<Name> => ({ icons, unknown: other, empty: other });

export const introIcons = iconSet({ users: Users, trendingUp: TrendingUp, shield: Shield }, 'shield');

export const outcomeIcons = iconSet(
  {
    TrendingUp,
    BarChart3: ChartColumn,
    CheckCircle: CircleCheckBig,
    Clock,
    Target,
    Zap,
    Users,
    Shield,
    Star,
    Award,
    Gauge,
    Activity,
    ArrowUp,
    DollarSign,
    Percent,
  },
  'TrendingUp',
);

export const badgeIcons = iconSet(
  { checkCircle: CircleCheckBig, alertTriangle: TriangleAlert, shield: Shield },
  'shield',
);

export function iconIn<Name extends string>(set: HomeIcons<Name>, name: string | null | undefined): LucideIcon {
  const isKnown = (text: string): text is Name => Object.hasOwn(set.icons, text);
  if (!name) return set.icons[set.empty];
  return set.icons[isKnown(name) ? name : set.unknown];
}
