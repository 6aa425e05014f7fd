import {
  CalendarCheck,
  ChartColumn,
  CircleCheckBig,
  Clock,
  FileCheck,
  Lock,
  MapPin,
  Phone,
  Plug,
  Receipt,
  Shield,
  Smartphone,
  TrendingUp,
  TriangleAlert,
  Users,
  type LucideIcon,
} from 'lucide-react';

const icons = new Map<string, LucideIcon>([
  ['calendarcheck', CalendarCheck],
  ['barchart3', ChartColumn],
  ['checkcircle', CircleCheckBig],
  ['clock', Clock],
  ['filecheck', FileCheck],
  ['lock', Lock],
  ['mappin', MapPin],
  ['phone', Phone],
  ['plug', Plug],
  ['receipt', Receipt],
  ['shield', Shield],
  ['smartphone', Smartphone],
  ['trendingup', TrendingUp],
  ['alerttriangle', TriangleAlert],
  ['users', Users],
]);

/** The icon of a name in any spelling (`calendar-check`, `CalendarCheck`); an unknown name gets a shield, no name none. */
export function iconNamed(name: string | null | undefined): LucideIcon | undefined {
  const key = name?.toLowerCase().replace(/[^a-z0-9]/g, '');
  return key ? (icons.get(key) ?? Shield) : undefined;
}
