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
  Users,
  Zap,
  type LucideIcon,
} from 'lucide-react';

const icons = new Map<string, LucideIcon>([
  ['TrendingUp', TrendingUp],
  ['BarChart3', ChartColumn],
  ['CheckCircle', CircleCheckBig],
  ['Clock', Clock],
  ['Target', Target],
  ['Zap', Zap],
  ['Users', Users],
  ['Shield', Shield],
  ['Star', Star],
  ['Award', Award],
  ['Gauge', Gauge],
  ['Activity', Activity],
  ['ArrowUp', ArrowUp],
  ['DollarSign', DollarSign],
  ['Percent', Percent],
]);

/** One of the 15 outcome icons; an unknown name gets TrendingUp. */
export function OutcomeIcon({ name }: { readonly name: string | null | undefined }) {
  const Icon = icons.get(name ?? '') ?? TrendingUp;
  return <Icon size={20} strokeWidth={1.5} aria-hidden />;
}
